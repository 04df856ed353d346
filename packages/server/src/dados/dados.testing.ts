import type { TestApp } from '../../test/harness.ts'

let askers = 0

/** Asks from an address that nobody asked from before: the limit of open data counts by it. */
export const openReader = ({ app }: TestApp) => {
  const from = () => `203.0.${Math.floor(++askers / 250)}.${askers % 250}`
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { 'x-forwarded-for': from(), ...headers } })
}
