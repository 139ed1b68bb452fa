import { createRootRoute } from "@tanstack/react-router";
import { RootLayout } from "./root-layout.tsx";

export const root = createRootRoute({ component: RootLayout });
