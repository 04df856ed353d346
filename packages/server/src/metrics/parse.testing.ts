/** A measure as it was told. */
export interface Told {
  readonly kind: string
  readonly help: string
  readonly samples: {
    readonly name: string
    readonly labels: Record<string, string>
    readonly value: number
  }[]
}

const LINE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (NaN|[+-]Inf|[-+.\deE]+)$/
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/y

function labelsOf(text: string): Record<string, string> {
  const labels: Record<string, string> = {}
  LABEL.lastIndex = 0
  while (LABEL.lastIndex < text.length) {
    const found = LABEL.exec(text)
    if (!found) throw new Error(`no labels: ${text}`)
    const [, name = '', value = ''] = found
    if (name in labels) throw new Error(`said twice: ${name}`)
    labels[name] = value.replace(/\\(["\\n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))
  }
  return labels
}

const numberOf = (text: string) =>
  text.endsWith('Inf') ? Number(`${text.replace('Inf', 'Infinity')}`) : Number(text)

/** Reads Prometheus's text format (0.0.4) strictly: whatever is not of it is an error. */
export function parseMetrics(text: string): Map<string, Told> {
  if (!text.endsWith('\n')) throw new Error('the last line does not end')
  const families = new Map<string, Told>()
  const seen = new Set<string>()
  let help: [string, string] | undefined
  let current: [string, Told] | undefined
  for (const line of text.split('\n').slice(0, -1)) {
    const [, keyword, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? []
    if (keyword === 'HELP') help = [name, rest]
    else if (keyword === 'TYPE') {
      if (families.has(name) || help?.[0] !== name) throw new Error(`out of order: ${line}`)
      if (!/^(counter|gauge|histogram|summary|untyped)$/.test(rest)) throw new Error(`no type: ${line}`)
      current = [name, { kind: rest, help: help[1], samples: [] }]
      families.set(...current)
    } else {
      const found = LINE.exec(line)
      if (!found || !current) throw new Error(`not of the format: ${line}`)
      const [, sample = '', labels = '', value = ''] = found
      const [family, told] = current
      const ends = told.kind === 'histogram' ? /^(_bucket|_sum|_count)$/ : /^$/
      if (!sample.startsWith(family) || !ends.test(sample.slice(family.length)))
        throw new Error(`of another measure: ${line}`)
      const key = line.slice(0, line.lastIndexOf(' '))
      if (seen.has(key) || Number.isNaN(numberOf(value))) throw new Error(`told twice, or no number: ${line}`)
      seen.add(key)
      told.samples.push({ name: sample, labels: labelsOf(labels), value: numberOf(value) })
    }
  }
  return families
}
