import { MOST_RETIDOS, type TextoRetido } from '@paco/domain/conformidade/retido'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Card } from '../ui/card.tsx'
import parts from '../ui/data/parts.module.css'
import { ErrorState } from '../ui/states/error-state.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import shared from '../ui/theme/shared.module.css'
import words from '../ui/theme/words.module.css'
import classes from './conformidade.module.css'
import { linkTo } from './links.ts'
import { retidosQuery } from './queries.ts'

/** More than these at once are no list to work through. */
const FIRST = 6

const leadOf = (total: number) => {
  if (total === 0) return 'Nenhum texto parece conter CPF, e-mail, telefone ou conta bancária.'
  const counted = total === 1 ? '1 texto não é publicado' : `${total} textos não são publicados`
  return `${total < MOST_RETIDOS ? counted : `Pelo menos ${counted}`} enquanto parecerem conter dado pessoal. Quem trabalha no sistema os lê como são.`
}

function Retido({ retido }: { retido: TextoRetido }) {
  const { titulo, id, campo, parece, pagina } = retido
  return (
    <li className={`${words.wrap} ${words.gap4x12} ${classes.passo}`}>
      <div className={`${words.grows} ${words.shrinks} ${classes.fazer}`}>
        <strong>
          {titulo} {id}: {campo}
        </strong>
        <p className={shared.note}>Parece {parece}.</p>
      </div>
      {pagina === null ? null : (
        <Link
          {...linkTo(pagina)}
          className={`${shared.row} ${parts.linkButton} ${shared.screenOnly}`}
          aria-label={`Abrir ${titulo} ${id} para corrigir ${campo}`}
        >
          Abrir
        </Link>
      )}
    </li>
  )
}

/** Texts that are held back from publication, and where each is mended. */
export function RetidosCard() {
  const { data: retidos, error, refetch } = useQuery(retidosQuery)
  const [all, setAll] = useState(false)
  if (!retidos)
    return (
      <Card title="Textos retidos">
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton lines={3} label="Procurando textos retidos…" />
        )}
      </Card>
    )
  return (
    <Card title="Textos retidos" lead={leadOf(retidos.length)} long>
      <ul>
        {(all ? retidos : retidos.slice(0, FIRST)).map((retido) => (
          <Retido key={`${retido.tabela} ${retido.id} ${retido.campo} ${retido.parece}`} retido={retido} />
        ))}
      </ul>
      {retidos.length > FIRST && (
        <button
          type="button"
          className={`${parts.linkButton} ${words.above8} ${shared.screenOnly}`}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? 'Mostrar menos' : `Mostrar todos os ${retidos.length}`}
        </button>
      )}
    </Card>
  )
}
