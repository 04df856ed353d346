import { SOBRE } from '@paco/domain/shared/sobre'
import { Link, useRouter } from '@tanstack/react-router'
import { Card } from '../../../ui/card.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useSession } from '../../session.ts'
import classes from './mapa-do-site.module.css'
import { mapaDoSite } from './mapa-do-site.ts'

/** '/mapa-do-site': every page that this person may open, as menu and routes have them. */
export function MapaDoSiteScreen() {
  const who = useSession()
  const { routesByPath } = useRouter()
  return (
    <>
      <PageHeader title="Mapa do site" lead={SOBRE.mapaDoSite} />
      <div className={classes.sections}>
        {mapaDoSite(who, Object.values(routesByPath)).map(({ title, places }) => (
          <Card key={title} title={title} long>
            <ul className={classes.list}>
              {places.map(({ key, title: page, link, below }) => (
                <li key={key}>
                  <Link {...link}>{page}</Link>
                  {below.length > 0 && (
                    <ul className={classes.below}>
                      {below.map((one) => (
                        <li key={one.key}>
                          <Link {...one.link}>{one.title}</Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  )
}
