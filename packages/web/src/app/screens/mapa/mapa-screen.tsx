import { Mapa } from '../../../mapa/mapa.tsx'
import { projetoQuery } from '../../../projetos/queries.ts'
import { STATUS_TONES } from '../../../projetos/status-tone.ts'
import { useSecretariaChoices } from '../../../secretarias/choices.ts'
import { usePagina } from '../../../transparencia/queries.ts'
import { useSession } from '../../session.ts'
import { useObrasNoMapa } from './use-obras-no-mapa.tsx'

export function MapaScreen() {
  return (
    <Mapa
      who={useSession()}
      secretarias={useSecretariaChoices()}
      tones={STATUS_TONES}
      projetoQuery={projetoQuery}
      obras={useObrasNoMapa()}
      atualizadoEm={usePagina('mapa')?.atualizado_em ?? null}
    />
  )
}
