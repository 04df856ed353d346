import { TOTAL_HEADER } from '@paco/domain/http/headers'
import { pageRows } from '@paco/domain/http/page-rows'
import { fiscaisList, PAPEIS } from '@paco/domain/transparencia/fiscal'
import { expect, it } from 'vitest'
import { startTestApp } from '../../test/harness.ts'
import { openContratos } from '../contratos/contratos.testing.ts'

const test = await startTestApp(() => new Date('2026-05-10T15:00:00Z'))
const { call, obras, newContrato, readContrato } = await openContratos(test)

const signed = (assinatura: string, own: object) => ({
  situacao: 'Em execução',
  assinatura,
  prazo_dias: 180,
  ...own,
})
const over = { situacao: 'Cumprido', encerrado_em: '2026-04-30' }

/** Of one day two, of a person of the system, of nobody, ended, and one that nobody signed. */
const CONTRATOS = [
  signed('2026-03-02', { fiscal_titular: 'João Prado', gestor: 'Zulmira Reis', objeto: 'Reforma da escola' }),
  signed('2026-03-02', { fiscal_titular_id: obras.id, fiscal_substituto: 'Álvaro Dias', id_secretaria: 17 }),
  signed('2026-01-15', { ...over, fiscal_titular: 'Ivo', fiscal_substituto: 'joao alves', gestor: 'Ana' }),
  signed('2026-04-01', { objeto: 'Sem fiscal' }),
  signed('2025-11-20', { ano: 2025, gestor: 'Ivo', empresa: 'João Prado Obras Ltda.' }),
  { fiscal_titular: 'Sem assinatura' },
]

interface Contrato {
  [papel: string]: unknown
  id: number
  numero_ano: string
  ano: number
  objeto: string
  empresa: string
  id_secretaria: number
  secretaria_nome: string
  assinatura: string | null
  vigencia_fim: string | null
  encerrado_em: string | null
}

const contratos: Contrato[] = []
for (const body of CONTRATOS) contratos.push(await readContrato(await newContrato(body)))

/** The newest contract first; of each the titular, the substitute and the manager. */
const expected = contratos
  .filter(({ assinatura }) => assinatura !== null)
  .sort((one, other) => (other.assinatura ?? '').localeCompare(one.assinatura ?? '') || other.id - one.id)
  .flatMap((contrato) =>
    ['fiscal_titular', 'fiscal_substituto', 'gestor'].flatMap((campo, lugar) =>
      contrato[campo] === null
        ? []
        : [
            {
              id: contrato.id * 3 + lugar,
              contrato: contrato.numero_ano,
              papel: PAPEIS[lugar],
              fiscal: contrato[campo],
              ano: contrato.ano,
              objeto: contrato.objeto,
              empresa: contrato.empresa,
              id_secretaria: contrato.id_secretaria,
              secretaria_nome: contrato.secretaria_nome,
              de: contrato.assinatura,
              ate: contrato.encerrado_em ?? contrato.vigencia_fim,
              vigencia: contrato.encerrado_em === null ? 'vigente' : 'encerrado',
            },
          ],
    ),
  )

interface Query {
  readonly [name: string]: string | number | undefined
}
const FILTROS = ['ano', 'id_secretaria', 'papel', 'vigencia'] as const

const asked: Query[] = [
  {},
  ...[1, 2, 3, 4].map((pagina) => ({ limite: 3, pagina })),
  ...fiscaisList.columns
    .filter(({ key }) => key !== 'portaria')
    .flatMap(({ key }) => [{ ordem: key }, { ordem: `-${key}`, limite: 4 }]),
  { papel: 'gestor' },
  { vigencia: 'encerrado', ordem: '-fiscal' },
  { ano: 2025 },
  { id_secretaria: 17, limite: 1 },
  ...['JOÃO', 'joao', 'alvaro dias', 'titular escola', 'encerrado ivo', 'prado', 'ninguém', '_'].map(
    (busca) => ({
      busca,
      limite: 5,
    }),
  ),
]

it.each(asked)('those who answer for contracts, as they are asked: %j', async (query) => {
  const search = new URLSearchParams(query as Record<string, string>)
  const reply = await call(null, 'GET', `/api/transparencia/fiscais?${search}`)
  const { rows, total } = pageRows(
    fiscaisList,
    expected.filter((one) => FILTROS.every((name) => query[name] === undefined || one[name] === query[name])),
    query,
  )
  expect(reply.json().Result).toMatchObject(rows)
  expect(reply.json().Result).toHaveLength(rows.length)
  expect(reply.headers[TOTAL_HEADER.toLowerCase()]).toBe(String(total))
})
