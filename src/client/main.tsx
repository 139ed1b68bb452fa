import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { DemoProvider } from "./features/demo/demo-mode.tsx";
import { ApiProvider } from "./lib/api.tsx";
import { StoresProvider } from "./lib/stores.tsx";
import { router } from "./routes/router.tsx";
import "@fontsource-variable/inter/wght.css";
import "@fontsource-variable/source-serif-4/wght.css";
import "./styles.css";

const container = document.getElementById("root");
if (container === null) throw new Error("The page has no #root");

createRoot(container).render(
  <StrictMode>
    <StoresProvider>
      <ApiProvider>
        <DemoProvider>
          <RouterProvider router={router} />
        </DemoProvider>
      </ApiProvider>
    </StoresProvider>
  </StrictMode>,
);
