import { canManageGuia } from '@paco/domain/guia/policy'
import { Link, useLocation } from '@tanstack/react-router'
import { setGuided } from '../../guia/aberto.ts'
import { PATHS } from '../../paths.ts'
import parts from '../../ui/data/parts.module.css'
import shared from '../../ui/theme/shared.module.css'
import tones from '../../ui/theme/tones.module.css'
import words from '../../ui/theme/words.module.css'
import { semCidadeOf } from '../screens/cidade/sem-cidade-textos.ts'
import { useSession } from '../session.ts'

const BANNER = `${shared.row} ${shared.screenOnly} ${parts.banner} ${tones.run} ${words.above8} ${words.gap4x12}`

/** These say it themselves, or are on the way in. */
const WITHOUT: readonly string[] = [
  PATHS.home,
  PATHS.primeirosPassos,
  PATHS.login,
  PATHS.register,
  PATHS.convite,
  PATHS.esqueciSenha,
  PATHS.senha,
  PATHS.entrar,
]

/** A sentence across the page, with the way to the guide for those who are led by it. */
export function GuiaNotice({ nameless }: { nameless: boolean }) {
  const who = useSession()
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (WITHOUT.includes(path)) return null
  if (nameless) {
    const { titulo, acao } = semCidadeOf(who)
    return (
      <div className={BANNER} role="status">
        <span>{titulo}</span>
        <Link to={acao.to}>{acao.rotulo}</Link>
      </div>
    )
  }
  // Somebody else may have come in on this tab since; and the day begins with a card of the guide.
  if (!canManageGuia(who) || path === PATHS.inicio) return null
  return (
    <div className={BANNER} role="status">
      <span>Os primeiros passos da cidade continuam abertos.</span>
      <Link to={PATHS.primeirosPassos}>Voltar ao guia</Link>
      <button type="button" className={`${parts.inlineButton} ${words.ink}`} onClick={() => setGuided(false)}>
        Fechar
      </button>
    </div>
  )
}
