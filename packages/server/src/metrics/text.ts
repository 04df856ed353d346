export type Labels = Readonly<Record<string, string>>
/** One line: its labels, its value and, of a histogram, the end of its name. */
export type Sample = readonly [labels: Labels, value: number, suffix?: '_bucket' | '_sum' | '_count']

const MIME = 'text/plain; version=0.0.4; charset=utf-8'
/** What a reply in this format says it is. */
export const METRICS_HEADERS = { 'Content-Type': MIME, 'Cache-Control': 'no-store' } as const

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')

function numberText(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf'
  return value === Number.NEGATIVE_INFINITY ? '-Inf' : String(value)
}

function labelsText(labels: Labels): string {
  const told = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(value).replaceAll('"', '\\"')}"`,
  )
  return told.length > 0 ? `{${told.join(',')}}` : ''
}

/** A measure in Prometheus's text format: what it is, then a line for each sample; nothing where there is none. */
export function familyText(
  { name, help, kind }: { name: string; help: string; kind: string },
  samples: readonly Sample[],
): string {
  if (samples.length === 0) return ''
  const lines = samples.map(
    ([labels, value, suffix = '']) => `${name}${suffix}${labelsText(labels)} ${numberText(value)}\n`,
  )
  return `# HELP ${name} ${escaped(help)}\n# TYPE ${name} ${kind}\n${lines.join('')}`
}
