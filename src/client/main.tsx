import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { WizardProvider } from "./features/analysis/wizard.tsx";
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
          <WizardProvider>
            <RouterProvider router={router} />
          </WizardProvider>
        </DemoProvider>
      </ApiProvider>
    </StoresProvider>
  </StrictMode>,
);
