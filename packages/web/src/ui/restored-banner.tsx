import { formatInstant } from '@paco/domain/shared/days'
import { Banner } from './banner.tsx'

interface RestoredBannerProps {
  /** When it was left. */
  at: number
  /** What else there is to say of it. */
  children: string
  onDiscard: () => void
}

/** What was typed and not saved is here again. */
export const RestoredBanner = ({ at, children, onDiscard }: RestoredBannerProps) => (
  <Banner tone="run" action="Descartar rascunho" onAction={onDiscard}>
    <strong>Rascunho recuperado</strong>, de {formatInstant(new Date(at).toISOString())}: {children}
  </Banner>
)
