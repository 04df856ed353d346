import { motivoText, type Paralisada } from '../projetos/paralisada.ts'
import { type Day, dayOf, daysBetween, formatDay } from '../shared/days.ts'
import { formatList } from '../shared/formats.ts'
import { lowerFirst, sentence } from '../shared/frases.ts'
import { formatMoney } from '../shared/money.ts'

/** Something that changed in a work, as its page and its feed tell it. */
export interface Mudanca {
  /** The same for good: readers of feeds know by it what they have read. */
  readonly chave: string
  readonly dia: Day
  readonly titulo: string
  readonly texto: string
}

/** An approved amendment: of what anybody wrote to ask for it nothing is public. */
export interface AditivoAprovado {
  readonly id: number
  readonly tipo: 'valor' | 'supressao' | 'prazo' | 'misto' | 'apostila'
  readonly numero_termo: string | null
  readonly fundamento_legal: string | null
  readonly data_assinatura: Day | null
  readonly decidido_em: string
  readonly valor: number | null
  readonly supressao: number | null
  readonly reajuste: number | null
  readonly prazo: number | null
  /** Whether its days move the works of this project, and whether they are those of a stoppage. */
  readonly move_obra: boolean
  readonly de_paralisacao: boolean
}

/** An end of the works that an administrator corrected; why is for those who control. */
export interface CorrecaoDoPrazo {
  readonly id: number
  readonly feita_em: string
  readonly fim_antes: Day | null
  readonly fim_depois: Day | null
}

export interface ParalisacaoDaObra extends Pick<Paralisada, 'motivo' | 'detalhe' | 'responsavel'> {
  readonly id: number
  readonly inicio: Day
  readonly reinicio: Day | null
}

export interface RecebimentoDaObra {
  readonly id: number
  readonly tipo: 'provisorio' | 'definitivo'
  readonly data: Day
  readonly contrato: string
}

interface ContratoAssinado {
  readonly id: number
  readonly numero_ano: string
  readonly empresa: string
  readonly valor_inicial: number
  readonly assinatura: Day
  readonly ordem_inicio: Day | null
}

export interface FatosQueMudam {
  readonly contratos: readonly ContratoAssinado[]
  readonly aditivos: readonly AditivoAprovado[]
  readonly paralisacoes: readonly ParalisacaoDaObra[]
  readonly correcoes: readonly CorrecaoDoPrazo[]
  readonly recebimentos: readonly RecebimentoDaObra[]
}

const dayText = (day: Day | null) => (day === null ? 'sem data' : formatDay(day))
const dias = (count: number) => (count === 1 ? '1 dia' : `${count} dias`)
const amount = (value: number | null, verb: string) => (value ? [`${verb} ${formatMoney(value)}`] : [])

/** `Acrescentou R$ 10,00 e deu mais 30 dias. Base legal: art. 125.` */
function aditivoText({ valor, supressao, reajuste, prazo, fundamento_legal }: AditivoAprovado): string {
  const did = [
    ...amount(valor, 'acrescentou'),
    ...amount(supressao, 'retirou'),
    ...amount(reajuste, 'reajustou em'),
    ...(prazo ? [prazo > 0 ? `deu mais ${dias(prazo)} de prazo` : `tirou ${dias(-prazo)} do prazo`] : []),
  ]
  const what = did.length === 0 ? 'Não mudou valor nem prazo' : formatList(did)
  const ground = fundamento_legal === null ? '' : ` Base legal: ${sentence(fundamento_legal)}`
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}.${ground}`
}

/** `Aditivo 1/2026`, `Apostila registrada`. */
export function termoText({ tipo, numero_termo }: Pick<AditivoAprovado, 'tipo' | 'numero_termo'>): string {
  const [name, done] = tipo === 'apostila' ? ['Apostila', 'registrada'] : ['Aditivo', 'aprovado']
  return `${name} ${numero_termo ?? done}`
}

const contratoChanges = ({
  id,
  numero_ano,
  empresa,
  valor_inicial,
  ...dates
}: ContratoAssinado): Mudanca[] => [
  {
    chave: `contrato-${id}`,
    dia: dates.assinatura,
    titulo: `Contrato ${numero_ano} assinado`,
    texto: `Com ${empresa}, por ${formatMoney(valor_inicial)}.`,
  },
  ...(dates.ordem_inicio === null
    ? []
    : [
        {
          chave: `inicio-${id}`,
          dia: dates.ordem_inicio,
          titulo: 'Ordem de início',
          texto: `A empresa foi autorizada a começar (contrato ${numero_ano}).`,
        },
      ]),
]

function paralisacaoChanges({ id, inicio, reinicio, responsavel, ...motivo }: ParalisacaoDaObra): Mudanca[] {
  const stopped = {
    chave: `paralisacao-${id}`,
    dia: inicio,
    titulo: 'Obra paralisada',
    texto: `Motivo: ${sentence(lowerFirst(motivoText(motivo)))} Responsável: ${sentence(responsavel)}`,
  }
  if (reinicio === null) return [stopped]
  const days = dias(daysBetween(inicio, reinicio))
  return [
    stopped,
    { chave: `reinicio-${id}`, dia: reinicio, titulo: 'Obra retomada', texto: `Ficou ${days} parada.` },
  ]
}

const RECEBIDA = {
  provisorio: ['Recebimento provisório', 'A prefeitura recebeu a obra e confere se falta algo'],
  definitivo: ['Recebimento definitivo', 'A prefeitura aceitou a obra'],
} as const

/** All that changed, the newest first; of one day in the order in which things follow each other. */
export function mudancasOf({
  contratos,
  aditivos,
  paralisacoes,
  correcoes,
  recebimentos,
}: FatosQueMudam): Mudanca[] {
  const changes: Mudanca[] = [
    ...contratos.flatMap(contratoChanges),
    ...aditivos.map((aditivo) => ({
      chave: `aditivo-${aditivo.id}`,
      dia: aditivo.data_assinatura ?? dayOf(new Date(aditivo.decidido_em)),
      titulo: termoText(aditivo),
      texto: aditivoText(aditivo),
    })),
    ...paralisacoes.flatMap(paralisacaoChanges),
    ...correcoes.map(({ id, feita_em, fim_antes, fim_depois }) => ({
      chave: `correcao-${id}`,
      dia: dayOf(new Date(feita_em)),
      titulo: 'Prazo corrigido',
      texto: `O término previsto passou de ${dayText(fim_antes)} para ${dayText(fim_depois)}.`,
    })),
    ...recebimentos.map(({ id, tipo, data, contrato }) => ({
      chave: `recebimento-${id}`,
      dia: data,
      titulo: RECEBIDA[tipo][0],
      texto: `${RECEBIDA[tipo][1]} (contrato ${contrato}).`,
    })),
  ]
  return changes
    .map((change, place) => ({ change, place }))
    .sort((one, other) => other.change.dia.localeCompare(one.change.dia) || other.place - one.place)
    .map(({ change }) => change)
}
