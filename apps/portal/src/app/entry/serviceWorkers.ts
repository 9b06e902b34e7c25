/** The portal has no service worker; one of an earlier product at this address would go on serving its own files. */
export async function removeServiceWorkers(container: ServiceWorkerContainer | undefined): Promise<void> {
  const registrations = (await container?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
