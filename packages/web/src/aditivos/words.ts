import { fichaText } from '@paco/domain/orcamento/ficha'
import type { Lancamento } from '@paco/domain/orcamento/lancamento'

/** A budget line in one line: what it is spent on, and its number in the accounts. */
export const lancamentoText = ({ conta_elemento_despesa, conta_nome, aplicacao, ...line }: Lancamento) =>
  [
    `Ficha ${fichaText(line)}`,
    [conta_elemento_despesa, conta_nome].filter(Boolean).join(' '),
    `aplicação ${aplicacao}`,
  ].join(' · ')
