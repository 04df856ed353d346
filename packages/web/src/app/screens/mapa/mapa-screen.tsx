import { Mapa } from '../../../mapa/mapa.tsx'
import { projetoQuery } from '../../../projetos/queries.ts'
import { STATUS_TONES } from '../../../projetos/status-tone.ts'
import { useSession } from '../../session.ts'
import { useSecretariaChoices } from '../../use-secretaria-choices.ts'

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
