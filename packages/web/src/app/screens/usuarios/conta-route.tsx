import { useLocation } from '@tanstack/react-router'
import { IdentidadesCard } from '../../../identidades/identidades-card.tsx'
import { readProvedores } from '../../../identidades/provedores.ts'
import { useRecusa } from '../../../identidades/use-recusa.ts'
import { ContaScreen } from '../../../usuarios/conta-screen.tsx'

/** One's own account, with the other ways into it where the city has any. */
export function ContaRoute() {
  const { entrada } = useLocation({ select: ({ search }) => search }) as { entrada?: unknown }
  const refusal = useRecusa(entrada)
  const provedores = readProvedores()
  return (
    <ContaScreen>
      {provedores.length > 0 ? (
        <IdentidadesCard provedores={provedores} linked={entrada === 'vinculada'} refusal={refusal} />
      ) : null}
    </ContaScreen>
  )
}
