import { canEditProjeto } from '@paco/domain/projetos/policy'
import type { SessionUser } from '@paco/domain/shared/roles'
import { useQuery } from '@tanstack/react-query'
import { MapPinOff } from 'lucide-react'
import parts from '../ui/data/parts.module.css'
import shared from '../ui/theme/shared.module.css'
import tones from '../ui/theme/tones.module.css'
import words from '../ui/theme/words.module.css'
import classes from './ausente-notice.module.css'
import type { ProjetoQuery } from './queries.ts'
import type { MapaView } from './view.ts'

interface AusenteNoticeProps {
  projetoQuery: ProjetoQuery
  id: number
  who: SessionUser | null
  view: MapaView
}

/** Somebody came to see a project that nobody has put on the map yet. */
export function AusenteNotice({ id, who, view, projetoQuery }: AusenteNoticeProps) {
  const { data: projeto } = useQuery(projetoQuery(id))
  if (!projeto) return null
  return (
    <p
      role="status"
      className={`${shared.row} ${parts.banner} ${tones.run} ${words.gap4x12} ${classes.notice}`}
    >
      <MapPinOff size={18} aria-hidden />
      <span>
        <b>{projeto.nomeprojeto}</b> ainda não está no mapa.
      </span>
      {canEditProjeto(who, projeto) ? (
        <button
          type="button"
          className={parts.inlineButton}
          onClick={() => view.set({ posicionar: id, projeto: null })}
        >
          Pôr no mapa
        </button>
      ) : null}
    </p>
  )
}
