import { canReadRestritos } from '@paco/domain/documentos/policy'
import type { Projeto } from '@paco/domain/projetos/projeto'
import type { SessionUser } from '@paco/domain/shared/roles'
import { FotosCard } from '../../../diario/fotos-card.tsx'
import { DocumentosPublicos } from '../../../documentos/publicos-card.tsx'
import { LegaisCard } from '../../../prazos/legais-card.tsx'
import { VinculosCard } from '../../../vinculos/vinculos-card.tsx'

/** What hangs on a project, further down its page. */
export const ProjetoMais = ({ projeto, who }: { projeto: Projeto; who: SessionUser | null }) => (
  <>
    <FotosCard id_projeto={projeto.id} />
    {!canReadRestritos(who, { ...projeto, responsaveis: [] }) && <DocumentosPublicos projeto={projeto} />}
    <VinculosCard projeto={projeto} who={who} />
    <LegaisCard projeto={projeto} who={who} />
  </>
)
