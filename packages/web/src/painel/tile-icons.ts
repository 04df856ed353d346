import {
  BriefcaseBusiness,
  Building2,
  Compass,
  DraftingCompass,
  Drama,
  Droplets,
  Factory,
  GraduationCap,
  HardHat,
  HeartPulse,
  Landmark,
  type LucideIcon,
  ShieldCheck,
  Siren,
  Sprout,
  TreePine,
  Venus,
  Volleyball,
} from 'lucide-react'

/** By the departments' numbers, which the specification fixes; their names may change. */
const ICONS: Readonly<Record<number, LucideIcon>> = {
  1: Venus,
  2: Siren,
  3: Compass,
  4: Landmark,
  5: Sprout,
  6: TreePine,
  7: GraduationCap,
  8: BriefcaseBusiness,
  9: Droplets,
  10: Volleyball,
  12: HardHat,
  17: HeartPulse,
  20: ShieldCheck,
  23: Factory,
  26: Drama,
  27: DraftingCompass,
}

export const tileIcon = (id: number): LucideIcon => ICONS[id] ?? Building2
