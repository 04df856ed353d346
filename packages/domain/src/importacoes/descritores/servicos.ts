import * as z from 'zod/mini'
import { MESSAGES as PROJETO } from '../../projetos/messages.ts'
import { canChangeSomeProjeto, canEditProjeto } from '../../projetos/policy.ts'
import { monthsOf } from '../../servicos/cronograma.ts'
import { MESSAGES } from '../../servicos/messages.ts'
import { projetoColumn } from '../../servicos/planilha.ts'
import {
  leftOfTotal,
  MAX_MES,
  type Parcela,
  type Servico,
  servicoCreate,
  servicosList,
} from '../../servicos/servico.ts'
import * as fields from '../../shared/fields.ts'
import { labelled } from '../../shared/labels.ts'
import type { SessionUser } from '../../shared/roles.ts'
import type { Valor } from '../celula.ts'
import { type Achar, colunasDe, type Descritor, type Leituras, type Registro } from '../descritor.ts'
import { RECUSAS } from '../messages.ts'

/** Five years: a sheet leaves the months after them as they are. */
const MESES = Array.from({ length: 60 }, (_, index) => index + 1)
const keyOf = (mes: number) => `m${mes}`
const monthLabels = Object.fromEntries(MESES.map((mes) => [keyOf(mes), `M${mes}`]))

/** Months that a row says; an amount of nothing takes the month's installments away. */
const meses = z.optional(
  z.array(z.object({ mes: fields.integer(1, MAX_MES, 'Informe o mês.'), valor: fields.money })),
)
const labels = { descricao: 'Descrição', valor_total: 'Valor total', meses: 'Parcelas', ...monthLabels }
const own = {
  descricao: servicoCreate.shape.descricao,
  valor_total: servicoCreate.shape.valor_total,
}
const create = labelled(
  z.object({ projeto_id: servicoCreate.shape.projeto_id, ...own, meses }),
  {
    projeto_id: 'Projeto',
    ...labels,
  },
  'servicos',
)
const update = labelled(
  z.extend(z.partial(z.object(own)), { meses, versao: fields.versao }),
  labels,
  'servicos',
)
export type ServicoImportado = z.output<typeof create>
export type ServicoMudado = z.output<typeof update>

/** The installments after a sheet: those of the months that it does not say stay as they are. */
export function parcelasAfter(stored: readonly Parcela[], said: readonly Parcela[] = []): Parcela[] {
  const others = stored.filter(({ mes }) => !said.some((one) => one.mes === mes))
  return [...others, ...said.filter(({ valor }) => valor > 0)].map(({ mes, valor }) => ({ mes, valor }))
}

const monthsIn = (valores: Registro): Parcela[] =>
  MESES.filter((mes) => valores[keyOf(mes)] !== undefined).map((mes) => ({
    mes,
    valor: Number(valores[keyOf(mes)] ?? 0),
  }))

const withoutMonths = (valores: Registro): Registro =>
  Object.fromEntries(Object.entries(valores).filter(([key]) => !(key in monthLabels)))

/** An empty month and one of nothing say the same. */
const completar = (valores: Readonly<Record<string, Valor>>): Record<string, Valor> =>
  Object.fromEntries(
    Object.entries(valores).map(([key, valor]) => [key, key in monthLabels ? (valor ?? 0) : valor]),
  )

function achatar(registro: Registro): Registro {
  const amounts = monthsOf(registro as Servico, MESES.length)
  return { ...registro, ...Object.fromEntries(MESES.map((mes) => [keyOf(mes), amounts[mes - 1] ?? 0])) }
}

/** The same refusals that the calls make, told before anything is written. */
function recusa(who: SessionUser, valores: Registro, atual: Registro | null, achar: Achar): string | null {
  if (atual && valores.projeto_id !== undefined) return RECUSAS.outroProjeto
  const projeto = achar('projetos', Number(valores.projeto_id ?? atual?.projeto_id))?.projeto
  if (!projeto || !canEditProjeto(who, projeto))
    return projeto?.arquivado_em ? PROJETO.arquivado : PROJETO.notYours
  const parcelas = parcelasAfter((atual?.parcelas ?? []) as Parcela[], monthsIn(valores))
  const total = Number(valores.valor_total ?? atual?.valor_total)
  return parcelas.length === 0 || leftOfTotal(total, parcelas) >= 0 ? null : MESSAGES.overTotal
}

const nomes: Leituras = Object.fromEntries(
  MESES.map((mes) => [keyOf(mes), { nomes: [`Mês ${mes}`, `Parcela ${mes}`, `${mes}º mês`] }]),
)

/** The weight is only read: where nobody gave one it follows from the totals, and changes by itself. */
export const servicosDescritor: Descritor = {
  nome: servicosList.name,
  titulo: 'Serviços e parcelas',
  colunas: colunasDe(
    [
      ...servicosList.columns,
      projetoColumn,
      ...MESES.map((mes) => ({ key: keyOf(mes), label: `M${mes}`, kind: 'money' as const })),
    ],
    create,
    {
      ...nomes,
      projeto: { campo: 'projeto_id', busca: 'projetos', nomes: ['Nome do projeto', 'Obra', 'Processo'] },
      descricao: { nomes: ['Descrição', 'Descrição do serviço', 'Item'] },
      valor_total: { nomes: ['Valor', 'Total', 'Valor do serviço'] },
    },
  ),
  create: () => create,
  update: () => update,
  chave: ['projeto_id', 'descricao'],
  podeImportar: canChangeSomeProjeto,
  recusa,
  nomeDe: ({ descricao }) => String(descricao),
  completar,
  achatar,
  montar: (valores, atual) => {
    const { projeto_id, ...others } = withoutMonths(valores)
    return { ...others, ...(atual ? {} : { projeto_id }), meses: monthsIn(valores) }
  },
  exemplo: { descricao: 'Pavimentação (exemplo: apague esta linha)', valor_total: 3000, m1: 1000, m2: 2000 },
}
