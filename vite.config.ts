import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: {
    outDir: "dist/client",
    // The content security policy names no data: fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
  },
});
