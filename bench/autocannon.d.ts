declare module 'autocannon' {
  type Options = {
    url: string
    amount: number
    connections: number
    headers?: Record<string, string>
    requests?: { setupRequest: <Request extends { path: string }>(request: Request) => Request }[]
  }
  type Result = { non2xx: number; errors: number; latency: { p50: number; p99: number } }
  export default function autocannon(options: Options): Promise<Result>
}
