/** Offers a file to the person through the browser. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin reading the blob only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The same for a value, as JSON. */
export function saveJson(name: string, value: unknown): void {
  saveFile(name, new Blob([JSON.stringify(value, null, 2)], { type: "application/json" }));
}
