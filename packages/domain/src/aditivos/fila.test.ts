import { describe, expect, it } from 'vitest'
import type { SessionUser } from '../shared/roles.ts'
import { type Fila, filaOf } from './fila.ts'

const auditor: SessionUser = { id: 4, name: 'Carla', role: 'auditor', id_secretaria: null }
const asked = (id: number, day: number, criado_por = 2, responsaveis: number[] = []) => ({
  id,
  criado_por,
  autores: [criado_por],
  responsaveis,
  data_criacao: new Date(Date.UTC(2026, 3, day, 12)),
})

const [oldest, middle, newest] = [asked(30, 1), asked(10, 2), asked(20, 3)] as const
const PENDING = [newest, oldest, middle]

describe('the queue around a request', () => {
  type NaFila = typeof oldest
  it.each<[string, NaFila, NaFila[], Fila]>([
    ['the longest waiting comes first', oldest, PENDING, { restantes: 2, proximo: 10, anterior: null }],
    ['by when it was asked for, not by number', middle, PENDING, { restantes: 2, proximo: 20, anterior: 30 }],
    ['after the newest comes the oldest', newest, PENDING, { restantes: 2, proximo: 30, anterior: 10 }],
    ['of a decided one', asked(15, 2, 9), PENDING, { restantes: 3, proximo: 20, anterior: 10 }],
    [
      'those of one instant by number',
      asked(1, 5),
      [asked(3, 5), asked(2, 5)],
      { restantes: 2, proximo: 2, anterior: null },
    ],
    [
      'skips what one asked for oneself',
      oldest,
      [oldest, asked(11, 2, 4), newest],
      { restantes: 1, proximo: 20, anterior: null },
    ],
    [
      'skips those of a contract that one inspects',
      oldest,
      [oldest, asked(11, 2, 2, [3, 4]), newest],
      { restantes: 1, proximo: 20, anterior: null },
    ],
    ['alone', oldest, [oldest], { restantes: 0, proximo: null, anterior: null }],
    ['empty', oldest, [], { restantes: 0, proximo: null, anterior: null }],
  ])('%s', (_name, aditivo, pendentes, expected) => {
    expect(filaOf(auditor, aditivo, pendentes)).toEqual(expected)
  })

  it('is nobody’s who decides nothing', () => {
    expect(filaOf({ ...auditor, role: 'admin' }, oldest, PENDING)).toEqual({
      restantes: 0,
      proximo: null,
      anterior: null,
    })
  })
})
