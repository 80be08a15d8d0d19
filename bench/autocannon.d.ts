declare module 'autocannon' {
  type Options = {
    url: string
    amount: number
    connections: number
    headers?: Record<string, string>
  }
  type Result = { non2xx: number; errors: number; latency: { p50: number; p99: number } }
  export default function autocannon(options: Options): Promise<Result>
}
