import type { getResolvedPDFJS } from "unpdf";

type PdfJs = Awaited<ReturnType<typeof getResolvedPDFJS>>;
type PdfWorker = InstanceType<PdfJs["PDFWorker"]>;
type Listener = (event: { data: unknown }) => void;

/**
 * pdf.js in two halves, a reading one and a drawing one, that talk by messages. In one thread it copies every
 * message deeply, which for a page of outlines costs more than reading it. Here the halves share the values.
 * Null where this build of pdf.js does not hand out its reading half: then it makes its own connection.
 */
export function connectDirectly(pdfjs: PdfJs): PdfWorker | null {
  const handler: unknown = property(property(globalThis, "pdfjsWorker"), "WorkerMessageHandler");
  const setUp = property(handler, "initializeFromPort");
  if (typeof setUp !== "function") return null;
  const reading = createEnd();
  const drawing = createEnd();
  const worker: PdfWorker = Reflect.construct(pdfjs.PDFWorker, [
    {
      verbosity: 0,
      port: { ...drawing.port, postMessage: (message: unknown) => reading.deliver(message) },
    },
  ]);
  Reflect.apply(setUp, handler, [
    {
      ...reading.port,
      postMessage: (message: unknown) => drawing.deliver(withOwnLists(message)),
    },
  ]);
  return worker;
}

function createEnd() {
  const listeners = new Set<Listener>();
  return {
    /** As messages do, it arrives after what is running now. */
    deliver(data: unknown): void {
      queueMicrotask(() => {
        for (const listener of [...listeners]) listener({ data });
      });
    },
    port: {
      addEventListener(
        _type: string,
        listener: Listener,
        options?: { signal?: AbortSignal },
      ): void {
        listeners.add(listener);
        options?.signal?.addEventListener("abort", () => listeners.delete(listener), {
          once: true,
        });
      },
      removeEventListener(_type: string, listener: Listener): void {
        listeners.delete(listener);
      },
      terminate(): void {
        listeners.clear();
      },
    },
  };
}

/** The reading half empties its lists of operators after sending them. */
function withOwnLists(message: unknown): unknown {
  const chunk = property(message, "chunk");
  const codes = property(chunk, "fnArray");
  const operands = property(chunk, "argsArray");
  if (!Array.isArray(codes) || !Array.isArray(operands)) return message;
  return {
    ...Object(message),
    chunk: { ...Object(chunk), fnArray: [...codes], argsArray: [...operands] },
  };
}

function property(value: unknown, name: string): unknown {
  return (typeof value === "object" && value !== null) || typeof value === "function"
    ? Reflect.get(value, name)
    : undefined;
}
