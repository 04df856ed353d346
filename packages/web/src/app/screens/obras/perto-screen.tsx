import { PertoPage } from '../../../obras/perto-page.tsx'
import { PATHS } from '../../../paths.ts'
import { BackLink } from '../back-link.tsx'

export function PertoScreen() {
  return <PertoPage back={<BackLink to={PATHS.home}>Voltar ao início</BackLink>} />
}
