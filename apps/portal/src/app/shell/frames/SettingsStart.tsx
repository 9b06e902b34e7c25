import { Navigate, useOutletContext } from 'react-router-dom';

/** Leads to the first section of the settings. */
export function SettingsStart() {
  return <Navigate to={useOutletContext<string>()} replace />;
}
