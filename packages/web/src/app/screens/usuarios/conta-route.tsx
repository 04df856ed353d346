import { sentenceOf } from '@paco/domain/identidades/recusas'
import { useLocation } from '@tanstack/react-router'
import { IdentidadesCard } from '../../../identidades/identidades-card.tsx'
import { readProvedores } from '../../../identidades/provedores.ts'
import { ContaScreen } from '../../../usuarios/conta-screen.tsx'

/** One's own account, with the other ways into it where the city has any. */
export function ContaRoute() {
  const entrada = useLocation({ select: ({ search }) => String((search as { entrada?: unknown }).entrada) })
  const provedores = readProvedores()
  return (
    <ContaScreen>
      {provedores.length > 0 ? (
        <IdentidadesCard
          provedores={provedores}
          linked={entrada === 'vinculada'}
          refusal={sentenceOf(entrada)}
        />
      ) : null}
    </ContaScreen>
  )
}
