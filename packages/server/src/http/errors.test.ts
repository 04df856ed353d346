import { describe, expect, it } from 'vitest'
import { toPacoError } from './errors.ts'

const coded = (code: string) => Object.assign(new Error('database says'), { code })

describe('what the database says becomes', () => {
  it.each([
    ['57P01', 503, 5],
    ['57P03', 503, 5],
    ['25P03', 503, 5],
    ['08006', 503, 5],
    ['53300', 503, 5],
    ['ECONNREFUSED', 503, 5],
    ['57014', 503, 5],
    ['55P03', 503, 1],
    ['40P01', 503, 1],
    ['40001', 503, 1],
    ['53100', 503, 60],
    ['ENOSPC', 503, 60],
    ['25006', 503, 60],
    ['23505', 409, undefined],
    ['22P05', 400, undefined],
    ['42P01', 500, undefined],
  ])('%s: %i', (code, status, retryAfter) => {
    const refusal = toPacoError(coded(code))
    expect([refusal.status, refusal.retryAfter]).toEqual([status, retryAfter])
    expect(refusal.message).not.toContain('database says')
  })

  it.each([
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout exceeded when trying to connect',
    'Cannot use a pool after calling end on the pool',
  ])('«%s»: 503', (message) => expect(toPacoError(new Error(message)).status).toBe(503))

  it('what a trigger of ours keeps: its own words', () => {
    const { status, message } = toPacoError(
      Object.assign(new Error('Um pagamento não se apaga.'), { code: 'PA002' }),
    )
    expect([status, message]).toEqual([409, 'Um pagamento não se apaga.'])
  })

  it('a full disk: words that say so', () =>
    expect(toPacoError(coded('53100')).message).toMatch(/disco do servidor está cheio/))
})
