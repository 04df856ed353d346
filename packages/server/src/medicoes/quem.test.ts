import { PLACA } from '@paco/domain/quantitativos/exemplo.testing'
import { textoDoImpedimento } from '@paco/domain/shared/impedimentos'
import { describe, expect, it } from 'vitest'
import type { Who } from '../aditivos/aditivos.testing.ts'
import { openObras } from './medicoes.testing.ts'

const bench = await openObras()
const { call, admin, obras, auditor, saude, visitor, fiscal, substituto, gestor, financas, NOTA } = bench
const { newObra, open, measured, save, check, step, pay, read, readLinhas } = bench

const ITENS = [{ chave: PLACA, pleiteada: 2 }]
const PEOPLE: Record<string, Who> = {
  nobody: null,
  visitor,
  saude,
  auditor,
  obras,
  fiscal,
  substituto,
  gestor,
  financas,
  admin,
}
type Name =
  | 'visitor'
  | 'saude'
  | 'auditor'
  | 'obras'
  | 'fiscal'
  | 'substituto'
  | 'gestor'
  | 'financas'
  | 'admin'

/** Whose desk a claim is on. */
const DESK: Name[] = ['obras', 'fiscal', 'substituto', 'financas', 'admin']

/** Each write: where the bulletin stands before it, how it is asked for, and who may. */
const WRITES: [string, string, (id: number, who: Who) => ReturnType<typeof call>, Name[]][] = [
  ['saves a draft', 'em_elaboracao', (id, who) => save(id, { itens: ITENS }, who), DESK],
  ['sends it', 'em_elaboracao', (id, who) => step(id, 'enviar', who), DESK],
  ['begins to check', 'enviada', (id, who) => step(id, 'conferir', who), DESK],
  [
    'accepts',
    'em_conferencia',
    (id, who) => check(id, [{ chave: PLACA, aceita: 2 }], who),
    ['fiscal', 'substituto', 'admin'],
  ],
  ['attests', 'em_conferencia', (id, who) => step(id, 'atestar', who), ['fiscal', 'substituto', 'admin']],
  ['approves', 'atestada', (id, who) => step(id, 'aprovar', who), ['gestor', 'admin']],
  [
    'returns',
    'atestada',
    (id, who) => step(id, 'devolver', who, { motivo_devolucao: 'Falta a foto' }),
    ['fiscal', 'substituto', 'gestor', 'admin'],
  ],
  ['liquidates', 'aprovada', (id, who) => step(id, 'liquidar', who, NOTA), ['financas', 'admin']],
  ['pays', 'liquidada', (id, who) => pay(id, {}, who), ['financas', 'admin']],
  ['deletes', 'em_elaboracao', (id, who) => call(who, 'DELETE', `/api/medicoes/${id}`), DESK],
]

describe('who', () => {
  it.each(WRITES)('%s', async (_what, situacao, ask, allowed) => {
    const contrato = await newObra()
    const id = await measured(contrato, 0, ITENS, situacao)
    const before = await read(id)
    for (const [name, who] of Object.entries(PEOPLE)) {
      if (allowed.includes(name as Name)) continue
      expect([name, (await ask(id, who)).statusCode]).toEqual([name, who === null ? 401 : 403])
    }
    expect(await read(id)).toEqual(before)
    for (const name of allowed) {
      const own = await measured(await newObra(), 0, ITENS, situacao)
      expect([name, (await ask(own, PEOPLE[name] ?? null)).statusCode]).toEqual([name, 200])
    }
  })

  it('opens one: the department, the inspectors and administrators', async () => {
    for (const [name, who] of Object.entries(PEOPLE)) {
      const status = (await open(await newObra(), 0, {}, who)).statusCode
      const expected = DESK.includes(name as Name) ? 200 : 403
      expect([name, status]).toEqual([name, who === null ? 401 : expected])
    }
  })

  it('writes rule and schedule: the department and administrators', async () => {
    const contrato = await newObra()
    for (const [name, who] of Object.entries(PEOPLE)) {
      const rule = { modo: 'por_item', retencao_percentual: 1 }
      const previstos = [1, 2, 3].map((chave) => ({ chave, mes: 1, percentual: 100 }))
      const expected = ['obras', 'financas', 'admin'].includes(name) ? 200 : 403
      for (const [path, body] of [
        ['medicao', rule],
        ['cronograma', { previstos }],
      ] as const) {
        const reply = await call(who, 'PUT', `/api/contratos/${contrato}/${path}`, body)
        expect([name, path, reply.statusCode]).toEqual([name, path, who === null ? 401 : expected])
      }
    }
  })

  it('attested does not approve, not even an administrator', async () => {
    const id = await measured(await newObra(), 0, ITENS, 'em_conferencia')
    await step(id, 'atestar', admin)
    const own = await step(id, 'aprovar', admin)
    expect([own.statusCode, own.json().message]).toEqual([
      403,
      textoDoImpedimento('aprovarMedicao', 'atestou'),
    ])
    expect((await step(id, 'aprovar', gestor)).statusCode).toBe(200)
    const both = await newObra({ gestor_id: fiscal.id })
    const other = await measured(both, 0, ITENS, 'atestada')
    expect((await step(other, 'aprovar', fiscal)).statusCode).toBe(403)
  })
})

describe('what is not approved yet', () => {
  const readers = ['auditor', 'obras', 'fiscal', 'substituto', 'gestor', 'financas', 'admin']

  it.each(['em_elaboracao', 'enviada', 'em_conferencia', 'atestada'])(
    '%s is read by those who work on it and by audit',
    async (situacao) => {
      const contrato = await newObra()
      const id = await measured(contrato, 0, ITENS, situacao)
      for (const [name, who] of Object.entries(PEOPLE)) {
        const told = readers.includes(name)
        for (const path of ['', '/linhas', '/pagamentos', '/pdf']) {
          const reply = await call(who, 'GET', `/api/medicoes/${id}${path}`)
          expect([name, path, reply.statusCode]).toEqual([name, path, told ? 200 : 404])
        }
        const list = await call(who, 'GET', `/api/medicoes?id_contrato=${contrato}`)
        expect([name, list.json().Result.length, list.headers['x-total-count']]).toEqual([
          name,
          told ? 1 : 0,
          told ? '1' : '0',
        ])
      }
    },
  )

  it('is read by everybody once it is approved', async () => {
    const id = await measured(await newObra(), 0, ITENS)
    for (const who of Object.values(PEOPLE)) {
      expect(await read(id, who)).toMatchObject({ situacao: 'aprovada', atestada_por_nome: 'Eng. Ana' })
      expect(await readLinhas(id, who)).toHaveLength(5)
    }
  })
})
