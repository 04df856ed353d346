import type { Oc4idsProject } from '@paco/domain/dados/oc4ids/tipos'
import type { ObraPublica } from '@paco/domain/obras/obra'
import { figurasDoProjeto } from '@paco/domain/projetos/figuras'
import type { Projeto } from '@paco/domain/projetos/projeto'
import { formatDay } from '@paco/domain/shared/days'
import { formatKnown } from '@paco/domain/shared/money'
import type { ObraPublica as ObraListada } from '@paco/domain/transparencia/obra'
import type { TestApp } from '../../test/harness.ts'
import { semPrograma } from '../obras/pagina-obra.ts'

/** What one source says of a work: percentage, end, contracted, measured and paid. */
type Figuras = readonly [
  percentual: number | null,
  fim: string | null,
  contratado: number | null,
  medido: number | null,
  pago: number | null,
]

export interface Lida {
  readonly id: number
  readonly fontes: Readonly<Record<string, Figuras>>
  /** The page without a program. */
  readonly pagina: string
  readonly obra: ObraPublica
}

const cells = (line: string) =>
  (line.match(/("([^"]|"")*"|[^;]*)(;|$)/g) ?? []).map((cell) => cell.replace(/;$/, ''))
const csvNumber = (text: string | undefined) =>
  text ? Number(text.replace('%', '').replaceAll('.', '').replace(',', '.')) : null
const csvDay = (text: string | undefined) => (text ? text.split('/').reverse().join('-') : null)

/** Rows of a sheet by the heads of their columns. */
function rowsOf(csv: string): Record<string, string>[] {
  const [heads = '', ...lines] = csv.replace(/^\uFEFF/, '').split(/\r?\n(?=\d+;)/)
  const names = cells(heads.trim())
  return lines.map((line) =>
    Object.fromEntries(cells(line.trim()).map((cell, at) => [names[at] ?? '', cell])),
  )
}

const lastOf = (project: Oc4idsProject, metric: string) =>
  (
    (project as unknown as { metrics: unknown }).metrics as {
      id: string
      observations: { measure?: number; value?: { amount: number } }[]
    }[]
  )
    .find(({ id }) => id === metric)
    ?.observations.at(-1)

/** Every work of a city, as each call, page and file tells it. */
export async function lerObras({ app }: TestApp, hoje: string): Promise<Lida[]> {
  const get = async (url: string) => (await app.inject({ url })).json()
  const listadas: ObraListada[] = (await get('/api/transparencia/obras')).Result
  const csv = rowsOf((await app.inject({ url: '/api/exportar/transparencia-obras?formato=csv' })).body)
  const breves: ObraPublica[] = (await get('/api/obras')).Result
  const { projects } = (await get('/api/dados/oc4ids.json')) as { projects: Oc4idsProject[] }
  const lidas: Lida[] = []
  for (const { id, ...lista } of listadas) {
    const projeto: Projeto = (await get(`/api/getprojetocompleto/${id}`)).Result[0]
    const obra: ObraPublica = (await get(`/api/obras/${id}`)).Result[0]
    const aberta = projects.find((one) => one.id.endsWith(`-${id}`)) as Oc4idsProject
    const row = csv.find(({ Id }) => Number(Id) === id) ?? {}
    const painel = figurasDoProjeto(projeto, hoje)
    const { contratado, medido, pago } = obra
    const fim = obra.situacao === 'concluida' ? obra.concluida_em : obra.fim
    const pronta = obra.situacao === 'concluida'
    lidas.push({
      id,
      obra,
      pagina: semPrograma(obra).text,
      fontes: {
        pagina: [obra.percentual, fim, contratado, medido, pago],
        breve: [breves.find((one) => one.id === id)?.percentual ?? null, fim, contratado, medido, pago],
        lista: [
          lista.percentual,
          pronta ? lista.concluida_em : lista.conclusao_prevista,
          lista.contratado,
          lista.medido,
          lista.pago,
        ],
        csv: [
          csvNumber(row.Andamento),
          csvDay(pronta ? row['Concluída em'] : row['Conclusão prevista']),
          csvNumber(row['Contratado (R$)']),
          csvNumber(row['Executado (R$)']),
          csvNumber(row['Pago (R$)']),
        ],
        painel: [
          painel?.andamento.percentual ?? null,
          pronta ? projeto.datafimreal5 : (painel?.termino.dia ?? null),
          projeto.contratado,
          projeto.medido,
          projeto.pago,
        ],
        oc4ids: [
          lastOf(aberta, 'physicalProgress')?.measure ?? null,
          fim,
          contratado,
          medido,
          contratado === null ? pago : (lastOf(aberta, 'financialProgress')?.value?.amount ?? null),
        ],
      },
    })
  }
  return lidas
}

/** What the page without a program must say of these figures. */
export const naPagina = ({
  percentual,
  contratado,
  medido,
  pago,
  fim,
  situacao,
  encerramento,
}: ObraPublica) => [
  `${percentual}%`,
  ...(contratado === null ? [] : [contratado, medido, pago].map(formatKnown)),
  ...[situacao === 'concluida' ? null : fim, encerramento].flatMap((day) =>
    day === null ? [] : formatDay(day),
  ),
]
