import type { SessionUser } from '../shared/roles.ts'

/** What somebody's day is about: a department's work, what is controlled, or how the whole city stands. */
export const PAPEIS = ['secretaria', 'auditoria', 'governo'] as const
export type Papel = (typeof PAPEIS)[number]

export const papelOf = ({ role }: Pick<SessionUser, 'role'>): Papel =>
  role === 'admin' ? 'governo' : role === 'auditor' ? 'auditoria' : 'secretaria'

/** Each answers one question. */
export const CARTOES = [
  'etapas',
  'pedidos',
  'fila',
  'decididos',
  'caros',
  'trilha',
  'mudancas',
  'atrasados',
  'dinheiro',
  'paralisadas',
  'termos',
] as const
export type Cartao = (typeof CARTOES)[number]

/** Which questions a day begins with, in the order in which they are asked. */
export const CARTOES_DO_PAPEL: Readonly<Record<Papel, readonly Cartao[]>> = {
  secretaria: ['etapas', 'pedidos', 'mudancas'],
  auditoria: ['fila', 'decididos', 'caros', 'termos', 'mudancas', 'trilha'],
  governo: ['atrasados', 'dinheiro', 'fila', 'paralisadas', 'termos', 'caros', 'mudancas'],
}

export const temCartao = (who: Pick<SessionUser, 'role'>, cartao: Cartao): boolean =>
  CARTOES_DO_PAPEL[papelOf(who)].includes(cartao)
