import { FAMILIAS, type KnownFamilia } from '@paco/domain/convenios/familias'
import { useMatch } from '@tanstack/react-router'

/** The family that the address is about: each of them has routes of its own. */
export function useFamilia(): KnownFamilia {
  const { familia } = useMatch({ strict: false }).staticData
  return FAMILIAS.find(({ key }) => key === familia) ?? FAMILIAS[0]
}
