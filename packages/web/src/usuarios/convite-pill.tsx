import { CONVITE_LABELS, type Usuario } from '@paco/domain/usuarios/usuario'
import { StatusPill } from '../ui/status-pill.tsx'

/** How the invitation of somebody who never came in stands. */
export const ConvitePill = ({ convite }: { convite: NonNullable<Usuario['convite']> }) => (
  <StatusPill tone={convite === 'pendente' ? 'wait' : 'late'}>{CONVITE_LABELS[convite]}</StatusPill>
)
