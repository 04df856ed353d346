import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { makeReachable } from '../ui/reachable.ts'
import shared from '../ui/theme/shared.module.css'
import classes from './aditivo-item.module.css'
import { AditivoModal } from './aditivo-modal.tsx'
import { Solicitacoes } from './solicitacoes.tsx'

interface HistoricoModalProps {
  projeto: Projeto
  who: SessionUser | null
  onClose: () => void
}

/** 'Solicitações de Aditivo'. */
export const HistoricoModal = ({ projeto, who, onClose }: HistoricoModalProps) => (
  <AditivoModal title="Solicitações de Aditivo" lead={projeto.nomeprojeto} onClose={onClose}>
    <section
      className={`${shared.inset} ${classes.scroll}`}
      aria-label="Solicitações"
      tabIndex={-1}
      ref={makeReachable}
    >
      <Solicitacoes projeto={projeto} who={who} />
    </section>
  </AditivoModal>
)
