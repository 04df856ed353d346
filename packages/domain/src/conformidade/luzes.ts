import { MESSAGES as CIDADE } from '../cidade/messages.ts'
import { moduloDesligado } from '../cidade/modulos.ts'
import { isDeclaravel } from '../declaracoes/ausencias.ts'
import { type Declaracao, declaracaoText } from '../declaracoes/declaracao.ts'
import type { Criterio, Verificacao } from '../pacotes/criterio.ts'
import { addDays, type Day, dayOf, formatDay } from '../shared/days.ts'
import { formatWhole } from '../shared/formats.ts'
import type { Codigo, Publicacao } from './publicacao.ts'
import { type Fatos, REGISTROS } from './registros.ts'

/** `fora`: whether it is so, this system cannot know. */
export const ESTADOS = ['sim', 'nao', 'fora'] as const
export type Estado = (typeof ESTADOS)[number]
/** Behind the name of the check. */
export const ESTADO_LABELS: Record<Estado, string> = {
  sim: 'atende',
  nao: 'não atende',
  fora: 'fora do Paço',
}

/** One check of a criterion, with what was found. */
export interface Luz {
  readonly verificacao: Verificacao
  readonly estado: Estado
  /** Nothing where the first of them says it for all. */
  readonly texto: string
}

/** A criterion with what is published and known of it. */
export interface Caso {
  readonly criterio: Criterio
  /** Null where nothing here measures it. */
  readonly publicacao: Publicacao | null
  readonly fatos: Fatos
  /** That there is none, as far as that is in force. */
  readonly declaracao: Declaracao | null
}

type Achado = readonly [Estado, string]

/** As current as the programme asks for. */
export const DIAS = 30
const ANOS = 3

const counted = (count: number, um: string, muitos: string) =>
  `${formatWhole(count)} ${count === 1 ? um : muitos}`

/** What somebody has to look at: it is neither for nor against the city. */
const A_MAO: Achado = ['fora', 'Verifique à mão: o Paço não mede isto.']

function disponibilidade({ criterio: { codigo }, publicacao, fatos, declaracao }: Caso): Achado {
  if (publicacao === null) return A_MAO
  if (publicacao.pagina === null) return ['nao', 'Nenhuma página sem login mostra isto.']
  const desligado = moduloDesligado(publicacao.pagina)
  if (desligado) return ['nao', `${CIDADE.moduleOff(desligado.nome)} A página não está no ar.`]
  const ditos = REGISTROS[codigo as Codigo]
  if (publicacao.origem === 'paginas' || ditos === undefined) return ['sim', 'Está nas páginas públicas.']
  if (declaracao !== null)
    return ['sim', `${declaracaoText(declaracao)}, até ${formatDay(declaracao.valida_ate)}.`]
  const { um, muitos, nenhum, falta, fora } = ditos
  if (fatos.registros === 0)
    return ['nao', isDeclaravel(codigo) ? `${nenhum}: se não há, declare.` : `${nenhum}.`]
  const all = counted(fatos.registros, um, muitos)
  if (fatos.incompletos > 0) return ['nao', `${formatWhole(fatos.incompletos)} de ${all} ${falta}.`]
  return fora === undefined ? ['sim', `${all}, sem lacunas.`] : ['fora', `${all}. ${fora}.`]
}

function atualidade(mudou_em: string | null, today: Day): Achado {
  if (mudou_em === null) return ['nao', 'Nenhuma mudança registrada.']
  const day = dayOf(new Date(mudou_em))
  const text = `Última mudança em ${formatDay(day)}`
  return day >= addDays(today, -DIAS) ? ['sim', `${text}.`] : ['nao', `${text}, há mais de ${DIAS} dias.`]
}

function historico(anos: readonly number[], today: Day): Achado {
  const year = Number(today.slice(0, 4))
  const asked = Array.from({ length: ANOS }, (_, index) => year - ANOS + index)
  const missing = asked.filter((ano) => !anos.includes(ano))
  if (missing.length === 0) return ['sim', `Há registros de ${asked[0]} a ${asked.at(-1)}.`]
  return ['nao', `Sem registros de ${missing.join(', ')}.`]
}

function achadoOf(verificacao: Verificacao, { publicacao, fatos }: Caso, today: Day): Achado {
  // Of our own pages it is only known that they are there.
  if (publicacao === null || publicacao.origem === 'paginas') return A_MAO
  if (verificacao === 'atualidade') return atualidade(fatos.mudou_em, today)
  if (verificacao === 'historico') return historico(fatos.anos, today)
  const { arquivo, filtro } = publicacao
  if (verificacao === 'gravacao')
    return arquivo === null ? ['nao', 'Nenhum arquivo editável.'] : ['sim', 'Em CSV ou JSON.']
  return filtro === null ? ['nao', 'A página não tem filtro.'] : ['sim', `A página filtra ${filtro}.`]
}

/** What somebody has to look at before they believe it. */
function duvidaOf({ criterio: { codigo }, fatos: { duvidas } }: Caso): string {
  const { duvida } = REGISTROS[codigo as Codigo] ?? {}
  return duvida === undefined || duvidas === 0 ? '' : ` ${counted(duvidas, ...duvida)}.`
}

/**
 * The checks that apply to a criterion. What is not there at all, or is there only as far as can be known, says so of
 * the others too; that there is none, where it is declared, holds for all of them.
 */
export function luzesOf(caso: Caso, today: Day): Luz[] {
  const [estado, texto] = disponibilidade(caso)
  return caso.criterio.verificacoes.map((verificacao) => {
    if (verificacao === 'disponibilidade') return { verificacao, estado, texto: texto + duvidaOf(caso) }
    if (estado !== 'sim') return { verificacao, estado, texto: '' }
    if (caso.declaracao !== null) return { verificacao, estado, texto: 'Vale a declaração.' }
    const [own, found] = achadoOf(verificacao, caso, today)
    return { verificacao, estado: own, texto: found }
  })
}
