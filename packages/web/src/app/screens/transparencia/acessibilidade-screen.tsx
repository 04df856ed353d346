import { AcessibilidadePage } from '../../../transparencia/acessibilidade-page.tsx'
import { ShortcutList } from '../../palette/shortcut-list.tsx'

export const AcessibilidadeScreen = () => <AcessibilidadePage atalhos={<ShortcutList />} />
