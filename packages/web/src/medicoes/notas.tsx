import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { refusalOfPasso } from '@paco/domain/medicoes/passos'
import { isAprovado, isPossible } from '@paco/domain/medicoes/situacao'
import { vezDe } from '@paco/domain/medicoes/vez'
import { formatInstant } from '@paco/domain/shared/days'
import type { SessionUser } from '@paco/domain/shared/roles'
import { Notice } from '../ui/notice.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'

interface NotasProps {
  boletim: Boletim
  contrato: Contrato
  who: SessionUser | null
}

/** What somebody else than those who measured takes. */
const NEXT = ['aprovar', 'liquidar', 'pagar'] as const

/** What is to be known of a bulletin where it stands: why it came back, why it changes no more, why one may not go on. */
export function Notas({ boletim, contrato, who }: NotasProps) {
  const { situacao, motivo_devolucao, devolvida_por_nome, devolvida_em } = boletim
  const next = NEXT.find((nome) => isPossible(nome, situacao))
  const refusal = next ? refusalOfPasso(who, next, contrato, boletim) : null
  const hindered = refusal?.por === 'ato' ? refusal.texto : null
  const returned = situacao === 'em_elaboracao' && motivo_devolucao !== null
  const vez = who === null ? null : vezDe(boletim, contrato)
  if (!returned && !isAprovado(situacao) && hindered === null && vez === null) return null
  return (
    <div className={`${shared.stack} ${words.below16}`}>
      {returned ? (
        <Notice tone="info">
          <p>
            <strong>Devolvido</strong>
            {devolvida_por_nome === null ? '' : ` por ${devolvida_por_nome}`}
            {devolvida_em === null ? '' : `, ${formatInstant(devolvida_em)}`}: {motivo_devolucao}
          </p>
        </Notice>
      ) : null}
      {vez === null ? null : <Notice tone="info">{vez}</Notice>}
      {isAprovado(situacao) ? <Notice tone="ok">{MESSAGES.immutable}</Notice> : null}
      {hindered === null ? null : <Notice tone="info">{hindered}</Notice>}
    </div>
  )
}
