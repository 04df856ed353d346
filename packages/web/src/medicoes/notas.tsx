import type { Contrato } from '@paco/domain/contratos/contrato'
import type { Boletim } from '@paco/domain/medicoes/boletim'
import { MESSAGES } from '@paco/domain/medicoes/messages'
import { refusalOfPasso, SAME_PERSON } from '@paco/domain/medicoes/passos'
import { isAprovado } from '@paco/domain/medicoes/situacao'
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

/** What is to be known of a bulletin where it stands: why it came back, why it changes no more, why one may not go on. */
export function Notas({ boletim, contrato, who }: NotasProps) {
  const { situacao, motivo_devolucao, devolvida_por_nome, devolvida_em } = boletim
  const refusal = situacao === 'atestada' ? refusalOfPasso(who, 'aprovar', contrato, boletim) : null
  const returned = situacao === 'em_elaboracao' && motivo_devolucao !== null
  const vez = who === null ? null : vezDe(boletim, contrato)
  if (!returned && !isAprovado(situacao) && refusal?.texto !== SAME_PERSON && vez === null) return null
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
      {refusal?.texto === SAME_PERSON ? <Notice tone="info">{SAME_PERSON}</Notice> : null}
    </div>
  )
}
