import { PATHS } from '../../../paths.ts'
import { FichaList } from '../../../projetos/ficha/ficha-list.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSession } from '../../session.ts'

export function FichaProjetoScreen() {
  return (
    <FichaList
      who={useSession()}
      links={
        <>
          <ButtonLink to={PATHS.home} variant="default">
            Dashboard
          </ButtonLink>
          <ButtonLink to={PATHS.relacao} variant="default">
            Relação de processos
          </ButtonLink>
        </>
      }
    />
  )
}
