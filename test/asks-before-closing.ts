/** Whether the browser would ask the person before it closes the tab. */
export function asksBeforeClosing(): boolean {
  return !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
}
