import { mesDe } from '@paco/domain/inicio/resumo'
import type { Day } from '@paco/domain/shared/days'
import { type LinkProps, linkOptions } from '@tanstack/react-router'
import { PATHS } from '../paths.ts'
import { listLink } from '../projetos/links.ts'

/** Lists read their own address; the table of routes knows nothing of it. */
const list = (to: string, search: Readonly<Record<string, string | number | boolean>> = {}): LinkProps =>
  ({ to, search }) as never

/** Where each card's question is answered in full. */
export const VER = {
  etapas: linkOptions({ to: PATHS.etapasSemana }),
  pedidos: list(PATHS.aditivos),
  fila: list(PATHS.aditivos, { status: 'pendente', ordem: '-dias_espera' }),
  decididos: list(PATHS.aditivos, { ordem: '-data_decisao' }),
  caros: list(PATHS.aditivos, { status: 'aprovado', ordem: '-valor' }),
  carosPercentual: list(PATHS.aditivos, { status: 'aprovado', ordem: '-percentual_contrato' }),
  mudancas: linkOptions({ to: PATHS.mudancas }),
  atrasados: list(PATHS.processos, { status: 'Atrasado', ordem: 'datafimetapa6' }),
  dinheiro: linkOptions({ to: PATHS.execucao }),
  paralisadas: listLink({ paralisado: true }),
  auditoria: linkOptions({ to: PATHS.auditoria }),
} as const

export const verTermos = (hoje: Day): LinkProps => list(PATHS.prazos, { mes: mesDe(hoje).mes })

/** The year's money of one department. */
export const verDinheiro = (id_secretaria: number): LinkProps => list(PATHS.execucao, { id_secretaria })

/** The questions of every meeting, each with the list that answers it. */
export const perguntas = (hoje: Day): readonly { texto: string; link: LinkProps }[] => [
  { texto: 'O que está atrasado, e quanto?', link: VER.atrasados },
  { texto: 'O que custa mais?', link: list(PATHS.processos, { ordem: '-valor' }) },
  { texto: 'Quais aditivos custam mais?', link: VER.caros },
  { texto: 'O que espera decisão, e desde quando?', link: VER.fila },
  { texto: `O que foi pago em ${hoje.slice(0, 4)}, e por qual secretaria?`, link: VER.dinheiro },
  { texto: 'Que obra parou, e por quê?', link: list(PATHS.transparenciaObras, { situacao: 'paralisada' }) },
  { texto: 'O que termina neste mês?', link: verTermos(hoje) },
  { texto: 'O que mudou nesta semana?', link: VER.mudancas },
  { texto: 'Onde estão as obras de um bairro?', link: list(PATHS.transparenciaObras) },
  { texto: 'Como está cada secretaria?', link: linkOptions({ to: PATHS.graficoBarra }) },
]
