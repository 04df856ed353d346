import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'

/** In place of a tab that somebody followed a link to and may not read. */
export const NotForYou = ({ what }: { what: string }) => (
  <Card>
    <EmptyState
      title="Sem permissão"
      text={`${what} pela sua secretaria, por auditores e por administradores.`}
    />
  </Card>
)
