import { TilesPainel } from '../../../painel/tiles-painel.tsx'
import { PATHS } from '../../../paths.ts'
import { BackLink } from '../back-link.tsx'

export function FolhaPagamentoScreen() {
  return <TilesPainel back={<BackLink to={PATHS.home}>Voltar ao início</BackLink>} />
}
