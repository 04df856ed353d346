import { Skeleton } from '../../ui/states/skeleton.tsx'

/** While a screen's code is on its way. */
export function PendingScreen() {
  return <Skeleton lines={6} label="Carregando a página…" />
}
