import { describe, expect, it } from 'vitest'
import { keptFor, Metrics } from './metrics.ts'
import { parseMetrics } from './parse.testing.ts'

const told = async (metrics: Metrics) => parseMetrics(await metrics.render())

describe('what is measured', () => {
  it('is told under its name, with its kind, in the format', async () => {
    const metrics = new Metrics()
    metrics.gauge('paco_a', 'One\nline \\ more', () => 1.5)
    metrics.counter('paco_b_total', 'Two', async () => [
      [{ route: 'a"b\\c\nd' }, 1e21],
      [{ route: 'x' }, Number.POSITIVE_INFINITY],
    ])
    const families = await told(metrics)
    expect(families.get('paco_a')).toEqual({
      kind: 'gauge',
      help: 'One\\nline \\\\ more',
      samples: [{ name: 'paco_a', labels: {}, value: 1.5 }],
    })
    expect(families.get('paco_b_total')?.samples).toEqual([
      { name: 'paco_b_total', labels: { route: 'a"b\\c\nd' }, value: 1e21 },
      { name: 'paco_b_total', labels: { route: 'x' }, value: Number.POSITIVE_INFINITY },
    ])
    expect([...families.keys()]).toEqual([...metrics.names])
  })

  it('leaves out what fails, hangs or is not known, and says how many', async () => {
    const metrics = new Metrics(1)
    metrics.gauge('paco_a', 'Fails', () => {
      throw new Error('no')
    })
    metrics.gauge('paco_b', 'Fails later', () => Promise.reject(new Error('no')))
    metrics.gauge('paco_c', 'Hangs', () => new Promise(() => {}))
    metrics.gauge('paco_d', 'Is there', () => 4)
    metrics.gauge('paco_e', 'Has nothing to tell', () => [])
    const families = await told(metrics)
    expect([...families.keys()]).toEqual(['paco_d', 'paco_metrics_unread'])
    expect(families.get('paco_metrics_unread')?.samples[0]?.value).toBe(3)
  })

  it.each(['Paco', '1a', 'a-b', 'a b', ''])('has no name such as %j', (name) => {
    expect(() => new Metrics().gauge(name, '', () => 1)).toThrow('no name')
  })

  it('has each name once', () => {
    const metrics = new Metrics()
    metrics.gauge('paco_a', '', () => 1)
    expect(() => metrics.counter('paco_a', '', () => 1)).toThrow('twice')
    expect(() => metrics.gauge('paco_metrics_unread', '', () => 1)).toThrow('twice')
  })
})

it('what is kept is read again after its time, and at once where it failed', async () => {
  let [time, reads] = [0, 0]
  const read = keptFor(
    10,
    async () => {
      reads++
      if (reads === 1) throw new Error('no')
      return reads
    },
    () => time,
  )
  await expect(read()).rejects.toThrow()
  expect(await Promise.all([read(), read()])).toEqual([2, 2])
  time = 10
  expect(await read()).toBe(3)
})
