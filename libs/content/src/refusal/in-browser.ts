// Bundlers for browsers get this file in place of an entry for servers. Next stops at the marker, others at the names
// that are not here; both show what is said below.
import 'server-only'
/*!
 * The entry of @house-edge/content that was imported is for servers: a browser would be sent its code, and keys
 * with it. A client component takes "@house-edge/content": the client, and errors.
 */
