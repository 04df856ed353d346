import type { SituacaoBoletim } from './situacao.ts'

/** Of a contract, who answers for it: a name alone, or with the number of a person of the system. */
export interface Nomeados {
  readonly secretaria_nome: string
  readonly fiscal_titular: string | null
  readonly fiscal_titular_id: number | null
  readonly fiscal_substituto: string | null
  readonly fiscal_substituto_id: number | null
  readonly gestor: string | null
  readonly gestor_id: number | null
}

const named = (nome: string | null, id: number | null, papel: string): string[] =>
  id === null ? [] : [`${nome ?? 'quem o contrato nomeia'} (${papel})`]

const fiscais = (contrato: Nomeados) => [
  ...named(contrato.fiscal_titular, contrato.fiscal_titular_id, 'fiscal titular'),
  ...named(contrato.fiscal_substituto, contrato.fiscal_substituto_id, 'fiscal substituto'),
]

const SEM_FISCAL =
  'O contrato não nomeia fiscal entre as pessoas do sistema: indique um em Editar, ou um administrador atesta.'
const SEM_GESTOR =
  'O contrato não nomeia gestor entre as pessoas do sistema: indique um em Editar, ou um administrador aprova.'
const GESTOR_ATESTOU = 'O gestor do contrato atestou esta medição: outra pessoa, um administrador, a aprova.'

/** Of those who may do the same one is enough: 'Obras, Ana ou João'. */
const either = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' ou ')

/** Whose turn a bulletin waits for, by name, and for what; null where nothing is left to be done. */
export function vezDe(
  { situacao, atestada_por }: { situacao: SituacaoBoletim; atestada_por: number | null },
  contrato: Nomeados,
): string | null {
  const quem = fiscais(contrato)
  switch (situacao) {
    case 'em_elaboracao':
      return `É a vez de ${either([contrato.secretaria_nome, ...quem])}: preencher e enviar.`
    case 'enviada':
      return `É a vez de ${either([contrato.secretaria_nome, ...quem])}: iniciar a conferência.`
    case 'em_conferencia':
      return quem.length === 0 ? SEM_FISCAL : `É a vez de ${either(quem)}: conferir e atestar.`
    case 'atestada':
      if (contrato.gestor_id === null) return SEM_GESTOR
      if (contrato.gestor_id === atestada_por) return GESTOR_ATESTOU
      return `É a vez de ${either(named(contrato.gestor, contrato.gestor_id, 'gestor'))}: aprovar.`
    case 'aprovada':
      return `É a vez de ${contrato.secretaria_nome}: liquidar.`
    case 'liquidada':
      return `É a vez de ${contrato.secretaria_nome}: registrar o pagamento.`
    case 'paga':
      return null
  }
}
