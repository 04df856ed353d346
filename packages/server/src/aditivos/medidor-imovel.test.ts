import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openBench } from './aditivos.testing.ts'

const test = await startTestApp(() => new Date('2026-04-10T12:00:00-03:00'))
const bench = await openBench(test)
const { call, obras, auditor, ask, decide, newProjeto, newContrato, pedido } = bench

interface Medidor {
  id_contrato: number | null
  aberto: boolean
  limite_base: number
  teto_acrescimos: number
  teto_supressoes: number
  acrescimos_aprovados: number
  supressoes_aprovadas: number
}
interface World {
  projeto: number
  /** Of the same department, with nothing asked for. */
  other: number
  contrato: number
  /** In preparation, for the same project. */
  draft: number
  /** Sent back to be corrected. */
  returned: number
  approved: number
}

/** A project of five thousand reais under a contract of one thousand, of which 100 were added and 50 taken out. */
async function openWorld(): Promise<World> {
  const [projeto, other] = [await newProjeto({ valor: 5000 }), await newProjeto({ valor: 9000 })]
  const contrato = await newContrato([projeto])
  const draft = await newContrato([projeto], { assinatura: null, situacao: 'Em preparação' })
  const approved = await ask(pedido(projeto, 'misto', { valor: 100, supressao: 50 }))
  await decide(auditor, approved, 'aprovar')
  const returned = await ask(bench.valorRequest(projeto, 20))
  await call(auditor, 'PUT', `/api/aditivos/${returned}/devolver`, { motivo_devolucao: 'Falta' })
  return { projeto, other, contrato, draft, returned, approved }
}

const limites = async (projeto: number): Promise<Medidor[]> =>
  (await call(auditor, 'GET', `/api/aditivos/${projeto}/limites`)).json()

const MEDIDAS = {
  limite_base: 1000,
  teto_acrescimos: 25,
  teto_supressoes: 25,
  acrescimos_aprovados: 100,
  supressoes_aprovadas: 50,
}

const contratoPut = (own: object) => (w: World) =>
  call(obras, 'PUT', `/api/contratos/${w.contrato}`, { motivo_correcao: 'Quero', ...own })
const draftPut = (own: object) => (w: World) => call(obras, 'PUT', `/api/contratos/${w.draft}`, own)
const signed = { situacao: 'Em execução', assinatura: '2026-03-02', valor_inicial: 90_000 }
const newSigned = (projetos: number[]) =>
  call(obras, 'POST', '/api/contratos', {
    ...{ id_secretaria: 12, numero: `N${projetos}`, ano: 2026, objeto: 'Ponte', empresa: 'Vale', regime: 1 },
    ...signed,
    reforma: true,
    projetos,
  })
const again = (own: (w: World) => object) => (w: World) =>
  call(obras, 'PUT', `/api/aditivos/${w.returned}`, own(w))

type Try = (w: World) => ReturnType<typeof call>

/** What a department user may call, and what it is answered. */
const TRIES: readonly [string, number, Try][] = [
  ['raise the value of the contract', 409, contratoPut({ valor_inicial: 90_000 })],
  ['call it a reform', 409, contratoPut({ reforma: true })],
  ['unlink the project', 409, contratoPut({ projetos: [] })],
  ['link another project instead', 409, (w) => contratoPut({ projetos: [w.other] })(w)],
  ['link another project too', 200, (w) => contratoPut({ projetos: [w.projeto, w.other] })(w)],
  ['take the signature back', 409, contratoPut({ situacao: 'Em preparação', assinatura: null })],
  ['sign it on another day', 409, contratoPut({ assinatura: '2026-01-01' })],
  ['hand it to another department', 403, contratoPut({ id_secretaria: 17 })],
  ['delete it', 409, (w) => call(obras, 'DELETE', `/api/contratos/${w.contrato}`)],
  ['fill in what was never said', 409, contratoPut({ valor_referencia: 90_000, data_base: '2020-01-01' })],
  ['sign a larger contract for the project', 409, draftPut(signed)],
  ['write a larger one in preparation', 200, draftPut({ valor_inicial: 90_000, reforma: true })],
  ['delete one in preparation', 200, (w) => call(obras, 'DELETE', `/api/contratos/${w.draft}`)],
  ['register a larger one as signed', 409, (w) => newSigned([w.projeto])],
  ['end the contract', 200, contratoPut({ situacao: 'Cumprido', encerrado_em: '2026-04-01' })],
  ['annul the contract', 200, contratoPut({ situacao: 'Anulado', encerrado_em: '2026-04-01' })],
  [
    'ask for an apostila of years ago',
    200,
    (w) =>
      call(obras, 'POST', '/api/aditivos', {
        ...pedido(w.projeto, 'apostila', { reajuste: 90_000 }),
        ...{ data_assinatura: '2020-01-01', data_criacao: '2020-01-01', data_decisao: '2020-01-01' },
        ...{ status: 'aprovado', decidido_por: auditor.id },
      }),
  ],
  [
    'correct what came back into an apostila',
    200,
    again((w) => pedido(w.projeto, 'apostila', { reajuste: 90_000 })),
  ],
  [
    'correct it into approval',
    200,
    again((w) => ({ ...bench.valorRequest(w.projeto, 1), status: 'aprovado' })),
  ],
  [
    'correct it to the contract in preparation',
    400,
    again((w) => bench.valorRequest(w.projeto, 1, { id_contrato: w.draft })),
  ],
  ['correct it to another project', 400, again((w) => bench.valorRequest(w.other, 1))],
  ['withdraw what came back', 200, (w) => call(obras, 'PUT', `/api/aditivos/${w.returned}/retirar`)],
  ['withdraw what was approved', 409, (w) => call(obras, 'PUT', `/api/aditivos/${w.approved}/retirar`)],
  [
    'backdate the term',
    200,
    (w) =>
      call(obras, 'PUT', `/api/aditivos/${w.approved}/termo`, { data_assinatura: '2020-01-01', valor: 1 }),
  ],
  ['approve a request', 403, (w) => call(obras, 'PUT', `/api/aditivos/${w.returned}/aprovar`, {})],
  ['raise the project’s value', 409, (w) => bench.put(obras, w.projeto, { valor: 90_000 })],
  ['empty the project’s value', 409, (w) => bench.put(obras, w.projeto, { valor: null })],
  ['say its original value', 200, (w) => bench.put(obras, w.projeto, { valor_original: 90_000 })],
  [
    'by the older call',
    409,
    (w) => bench.putOlder(obras, w.projeto, { valor: 90_000, motivo_correcao: 'Sim' }),
  ],
  ['delete the project', 409, (w) => call(obras, 'DELETE', `/api/deleteprojetocompleto/${w.projeto}`)],
  ['delete it by the older call', 409, (w) => call(obras, 'DELETE', `/api/delete/${w.projeto}`)],
  [
    'link more money to it',
    200,
    (w) =>
      call(obras, 'POST', '/api/vinculos', {
        ...{ id_projeto: w.projeto, tipo: 'orcamento', id_alvo: bench.line, valor: 90_000 },
      }),
  ],
]

describe('a department moves neither base nor limit of its meter', () => {
  it.each(TRIES)('to %s is answered %i', async (_, status, attempt) => {
    const world = await openWorld()
    expect(await limites(world.projeto)).toMatchObject([{ id_contrato: world.contrato, ...MEDIDAS }])
    expect((await attempt(world)).statusCode).toBe(status)
    const after = await limites(world.projeto)
    expect(after.find((one) => one.id_contrato === world.contrato)).toMatchObject(MEDIDAS)
    // Whatever measures the next request: no larger base, no higher ceiling, nothing forgotten.
    for (const one of after.filter(({ aberto }) => aberto)) expect(one).toMatchObject(MEDIDAS)
  })

  it('nor that of a project without a contract', async () => {
    const projeto = await bench.newFrozen({ valor: 1000 })
    const before = await limites(projeto)
    const tries = [
      bench.put(obras, projeto, { valor: 90_000 }),
      bench.putOlder(obras, projeto, { valor: 90_000 }),
      newSigned([projeto]),
    ]
    for (const attempt of tries) expect((await attempt).statusCode).toBe(409)
    expect(await limites(projeto)).toEqual(before)
  })

  it('what is asked for after the contract ended is approved against the same base', async () => {
    const world = await openWorld()
    await contratoPut({ situacao: 'Cumprido', encerrado_em: '2026-04-01' })(world)
    const over = await ask(bench.valorRequest(world.projeto, 150.01))
    expect((await decide(auditor, over, 'aprovar')).json().Campos).toEqual({
      descricao_decisao: 'O aditivo passa do limite de 25%: justifique a aprovação.',
    })
    const within = await ask(bench.valorRequest(world.projeto, 150))
    expect((await decide(auditor, within, 'aprovar')).statusCode).toBe(200)
  })
})
