import { Mapa } from '../../../mapa/mapa.tsx'
import { projetoQuery } from '../../../projetos/queries.ts'
import { STATUS_TONES } from '../../../projetos/status-tone.ts'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { useSession } from '../../session.ts'

export function MapaScreen() {
  return (
    <Mapa
      who={useSession()}
      secretarias={useSecretariaChoices()}
      tones={STATUS_TONES}
      projetoQuery={projetoQuery}
    />
  )
}
