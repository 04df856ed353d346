import { canReadAuditoria } from '@paco/domain/auditoria/policy'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { VerificarPage } from '../../../documentos/verificar-page.tsx'
import { PATHS } from '../../../paths.ts'
import { useSession } from '../../session.ts'

/** Whether a file is one that the city hall kept; the address names it by its fingerprint. */
export function VerificarScreen() {
  const who = useSession()
  const navigate = useNavigate()
  const named = useSearch({ strict: false, select: (search) => (search as { sha256?: unknown }).sha256 })
  return (
    <VerificarPage
      asked={named === undefined ? '' : String(named)}
      onAsk={(sha256) => void navigate({ to: PATHS.verificar, search: { sha256 } as never })}
      selo={canReadAuditoria(who) && <Link to={PATHS.selo}>Conferir o lacre na trilha</Link>}
      projetoLink={(id) => (
        <Link to={PATHS.viewProjeto} params={{ id: String(id) }}>
          ver o projeto
        </Link>
      )}
    />
  )
}
