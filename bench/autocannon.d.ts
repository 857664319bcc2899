/** The part of the load generator that the benches use; the package has no types. */
declare module 'autocannon' {
  type Request = { path: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }
  type Client = {
    setRequests: (requests: Request[]) => void
    on: (event: 'response', listener: (status: number, bytes: number, ms: number) => void) => void
  }
  type Options = { url: string; connections: number; duration: number; setupClient: (client: Client) => void }
  type Result = { requests: { average: number }; non2xx: number; errors: number }
  const autocannon: (options: Options) => Promise<Result>

  export { autocannon as default, type Client, type Request }
}
