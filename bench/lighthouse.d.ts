/**
 * The types of Lighthouse that the benches use. Lighthouse is installed in bench/ alone, so the type check can't read its
 * own.
 */
declare module 'lighthouse' {
  type Audit = { numericValue?: number; score: number | null; scoreDisplayMode: string }
  type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
  type Result = {
    audits: Record<string, Audit>
    categories: Record<string, Category>
    runtimeError?: { message: string }
  }
  const lighthouse: (
    address: string,
    options: { port: number; logLevel: 'error' },
  ) => Promise<{ lhr: Result } | undefined>

  export { lighthouse as default, type Result }
}
